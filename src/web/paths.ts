export { paths } from '#contract/paths.ts'
