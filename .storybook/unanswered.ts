/** API requests without a mock handler; the story tests fail on them. */
export const unansweredRequests: string[] = []
