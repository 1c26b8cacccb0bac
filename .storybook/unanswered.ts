/** Requests to a service that nothing answered: the story run fails on them. */
export const unanswered: string[] = []
