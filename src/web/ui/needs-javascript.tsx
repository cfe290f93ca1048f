/** Shown without JavaScript on a page that needs it; loading placeholders beside it are `noscript:hidden`. */
export const NeedsJavaScript = ({ words }: { words: string }) => (
  <noscript>
    <p className="mb-6 rounded-card bg-warning-tint p-4 text-warning">{words}</p>
  </noscript>
)
