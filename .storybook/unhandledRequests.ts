/** API requests without a mock handler. The story tests fail on them. */
export const unhandledRequests: string[] = []
