import { SITE_NAME } from '#web/site-name.ts'

/** The logo with the site's name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-9">
        <circle cx="16" cy="18.5" r="11.5" className="fill-mango-400" />
        <path d="M15 14C15 7 20 3 28 3c0 8-5 12-13 11Z" className="fill-leaf-700" />
        <path
          d="M15 15c2-4 5-7 9-9"
          className="fill-none stroke-leaf-300"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
      <span className="font-display text-2xl leading-none font-extrabold tracking-tight">{SITE_NAME}</span>
    </span>
  )
}
