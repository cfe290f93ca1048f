/** What a browser without JavaScript says of a page that is nothing without; what waits for the page is `noscript:hidden` beside it. */
export const WithoutScript = ({ words }: { words: string }) => (
  <noscript>
    <p className="mb-6 rounded-card bg-warning-tint p-4 text-warning">{words}</p>
  </noscript>
)
