/** @param env what npm is told beside the environment */
export function checkAdvisories(env?: Record<string, string>): Promise<0 | 1>
