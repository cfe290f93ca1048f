/** How an order reaches who receives it. */
export const deliveryModes = ['home', 'pickup'] as const
export type DeliveryMode = (typeof deliveryModes)[number]
