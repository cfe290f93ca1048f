/** Notice that a review is hidden, with the reason. */
export function HiddenNotice({ reason }: { reason: string | null }) {
  if (reason === null) return null
  return (
    <p className="mt-3 rounded-field bg-neutral-tint p-3 text-sm break-words">
      Masqué par l’administration&nbsp;: {reason}
    </p>
  )
}
