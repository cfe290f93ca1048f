/** Small words for writing SVG. Every drawing is rasterised alone, so ids need only be unique inside it. */

type Stop = readonly [offset: number, colour: string, opacity?: number]

/** A radial gradient in the coordinates of the drawing. */
export function radial(id: string, cx: number, cy: number, r: number, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}" gradientUnits="userSpaceOnUse">${stopsOf(stops)}</radialGradient>`
}

/** A linear gradient in the coordinates of the drawing. */
export function linear(
  id: string,
  from: readonly [number, number],
  to: readonly [number, number],
  stops: readonly Stop[],
): string {
  return `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}" gradientUnits="userSpaceOnUse">${stopsOf(stops)}</linearGradient>`
}

/** A blur whose region is generous enough never to be cut. */
export function blur(id: string, deviation: number): string {
  return `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`
}

/** A path; `attributes` are written as they are. */
export function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, attributes: string): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" ${attributes}/>`
}

/** Keeps SVG text short. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Mixes two `#rrggbb` colours; share 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map(at => {
    const value = Math.round(channel(first, at) * (1 - share) + channel(second, at) * share)
    return value.toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')
}
