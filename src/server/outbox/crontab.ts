/**
 * What comes round by itself (UTC). Of all server processes, one adds each job; a queue keeps a slow round and the next
 * from running together.
 */
export const crontab = `
* * * * * sweep-payments ?jobKey=sweep-payments&queue=sweep-payments&max=1
7 * * * * sweep-leftovers ?jobKey=sweep-leftovers&queue=sweep-leftovers&max=3
`
