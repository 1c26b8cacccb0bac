import type { Mutation } from '../query/mutation.ts'

export function ignoreMissing(host: string, dbname: string, ignored: boolean, ignoredComment: string) {
  return {
    name: 'PUT /hosts/{host}/technologies/oracle/missing-dbs/{dbname}/ignored/{flag}',
    fetcher: ({ api }, signal) =>
      api.PUT('/hosts/{host}/technologies/oracle/missing-dbs/{dbname}/ignored/{flag}', {
        params: { path: { host, dbname, flag: String(ignored) } },
        body: { ignoredComment },
        signal,
      }),
    invalidates: [
      'GET /hosts',
      'GET /hosts/{hostname}',
      'GET /hosts/{host}/technologies/oracle/missing-dbs',
      'GET /hosts/technologies/oracle/missing-dbs',
    ],
  } satisfies Mutation<unknown>
}
