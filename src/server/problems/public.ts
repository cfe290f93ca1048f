export { detachPicturesOf, eraseMessagesOf, listPicturesOf } from './pictures.queries.ts'
export { answerProblem } from './problems.answers.ts'
export {
  countOpenProblems,
  countOpenProblemsOf,
  findProblem,
  listProblemsOfCustomer,
  type ProblemRow,
} from './problems.queries.ts'
export { problemsRoutes } from './problems.routes.ts'
export { problemsTasks } from './problems.tasks.ts'
