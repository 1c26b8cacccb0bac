import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

/** Implements the curl options that the README uses, for machines without curl. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: 'boolean', short: 's' },
    request: { type: 'string', short: 'X' },
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    data: { type: 'string', short: 'd' },
    output: { type: 'string', short: 'o' },
    'write-out': { type: 'string', short: 'w', default: '' },
  },
})
const [url = ''] = positionals
const headers = values.header.map((line): [string, string] => {
  const colon = line.indexOf(':')
  return [line.slice(0, colon), line.slice(colon + 1).trim()]
})
const { data, output, request = data === undefined ? 'GET' : 'POST' } = values
const response = await fetch(url, { method: request, headers, ...(data === undefined ? {} : { body: data }) })
const body = Buffer.from(await response.arrayBuffer())
if (output === undefined) process.stdout.write(body)
else await writeFile(output, body)
const status = String(response.status)
process.stdout.write(values['write-out'].replaceAll('%{http_code}', status).replaceAll(String.raw`\n`, '\n'))
