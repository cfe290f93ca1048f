/** The heading of a step of the checkout, with its number. */
export function StepTitle({ number, children }: { number: number; children: string }) {
  return (
    <h2 className="flex items-center gap-3 text-xl">
      <span
        aria-hidden
        className="nums grid size-8 shrink-0 place-items-center rounded-full bg-leaf-700 text-base text-white"
      >
        {number}
      </span>
      {children}
    </h2>
  )
}
