import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import type { Box } from '../render/storyPage.ts'
import { comparePictures } from './comparePictures.ts'

export interface CompareTask {
  before: { file: string; boxes: readonly Box[] }
  after: { file: string; boxes: readonly Box[] }
}

const read = ({ file, boxes }: CompareTask['before']) => ({ png: readFileSync(file), boxes })

parentPort?.on('message', ({ before, after }: CompareTask) => {
  void comparePictures(read(before), read(after)).then((difference) => parentPort?.postMessage(difference))
})
