/** The addresses that pages link to, under the name that pages have always called. */
export { paths } from '#contract/paths.ts'
