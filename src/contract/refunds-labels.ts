export const refundStatuses = ['due', 'done'] as const
export type RefundStatus = (typeof refundStatuses)[number]
export const refundStatusLabels: Record<RefundStatus, string> = {
  due: 'À rembourser',
  done: 'Remboursé',
}
