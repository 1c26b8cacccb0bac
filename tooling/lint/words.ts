import words from './words.json' with { type: 'json' }

const replacements = new Map(Object.entries(words))
const pattern = new RegExp(String.raw`\b(?:${[...replacements.keys()].join('|')})\b`, 'gi')

/** Words of the list in a text, each with its replacement. */
export function findWords(text: string): { word: string; replacement: string }[] {
  return [...text.matchAll(pattern)].map(([word]) => ({
    word,
    replacement: replacements.get(word.toLowerCase()) ?? '',
  }))
}
