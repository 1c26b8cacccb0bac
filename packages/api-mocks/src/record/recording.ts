import { isRecord, parsedJson } from '../lib/records.ts'

export interface RecordedResponse {
  method: string
  /** Path with mount and query string: `/api/hosts?mode=summary`. */
  path: string
  status: number
  contentType: string
  /** Parsed JSON, or text for other types. */
  body: unknown
}

export interface Recording {
  version: 1
  answers: RecordedResponse[]
}

export function readRecording(text: string): Recording {
  const value = parsedJson(text)?.value
  const answers = isRecord(value) && value['version'] === 1 ? value['answers'] : undefined
  if (!Array.isArray(answers) || !answers.every(isRecordedResponse))
    throw new Error('the file is not a recording')
  return { version: 1, answers }
}

function isRecordedResponse(value: unknown): value is RecordedResponse {
  return (
    isRecord(value) &&
    typeof value['method'] === 'string' &&
    typeof value['path'] === 'string' &&
    typeof value['status'] === 'number' &&
    typeof value['contentType'] === 'string' &&
    'body' in value
  )
}
