/**
 * `…/browser` for Node. Frameworks that render on the server bundle each module of the page for both sides, and MSW has no
 * worker for Node.
 */
export function startMocks(): Promise<never> {
  return Promise.reject(
    new Error("startMocks runs in a browser. On a server, use '@inventory-console/api-mocks/node'."),
  )
}
