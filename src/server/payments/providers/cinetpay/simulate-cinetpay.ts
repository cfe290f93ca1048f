import type { Simulation, SimulationPlace } from '../provider-kind.ts'
import type { CinetpaySettings } from './read-settings.ts'
import { showSimulatorPages } from './show-simulator-pages.ts'
import { startSimulatorProcess } from './start-simulator-process.ts'

/** Starts the simulator as a separate process, called over HTTP like the provider. */
export async function simulateCinetpay(place: SimulationPlace): Promise<Simulation<CinetpaySettings>> {
  const { settings, stop } = await startSimulatorProcess(place)
  return { settings, showPages: app => showSimulatorPages(app, settings.baseUrl), stop }
}
