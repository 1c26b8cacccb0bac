import { byLocale, hasSharedLabel, knownLabel, type Locale, type Texts } from './catalogues.ts'

interface Columns {
  catalogue: string
  columns: string
}

/** Texts of a new list under its catalogue key. */
export function listTexts(locale: Locale, titles: Texts, labels: ReadonlyMap<string, Texts>) {
  const title = titles[locale]
  const lower = title.charAt(0).toLowerCase() + title.slice(1)
  const texts = {
    en: {
      count: ['row', 'rows'],
      of: 'of',
      search: `Search ${lower}`,
      empty: `No ${lower}`,
      failed: `Could not load: ${lower}`,
    },
    it: {
      count: ['riga', 'righe'],
      of: 'di',
      search: `Cerca ${lower}`,
      empty: 'Nessun dato',
      failed: `Caricamento non riuscito: ${lower}`,
    },
    'pt-br': {
      count: ['linha', 'linhas'],
      of: 'de',
      search: `Buscar ${lower}`,
      empty: 'Nenhum dado',
      failed: `Não foi possível carregar: ${lower}`,
    },
  }[locale]
  const [one, other] = texts.count
  const plural = `{count, plural, one {# ${one}} other {# ${other}}}`
  return {
    title,
    count: plural,
    countOf: `{matched, number} ${texts.of} ${plural}`,
    search: texts.search,
    empty: { title: texts.empty, text: emptyText[locale] },
    failed: texts.failed,
    columns: Object.fromEntries([...labels].map(([column, label]) => [column, label[locale]])),
  }
}

const emptyText: Texts = {
  en: 'Nothing reported with these filters.',
  it: 'Nessun dato ricevuto con questi filtri.',
  'pt-br': 'Nada foi informado com estes filtros.',
}

/** Columns without a label in any list. */
export async function unlabelled(root: string, { catalogue, columns }: Columns): Promise<string[]> {
  const ids = columns.split(',').map((column) => column.trim().split(':')[0] ?? '')
  const known = await Promise.all(
    ids.map(async (id) => ((await knownLabel(root, catalogue, id)) ? null : id)),
  )
  return known.filter((id) => id !== null)
}

/** Labels from the prompt, or those of the same columns in other lists. */
export async function labelsOf(
  root: string,
  answers: Columns & { labels: string },
): Promise<Map<string, Texts>> {
  const givenLabels = new Map<string, Texts | null>()
  for (const entry of answers.labels.split(';')) {
    const [id = '', texts = ''] = entry.trim().split('=')
    if (id !== '') givenLabels.set(id, threeTexts(texts))
  }
  const labels = new Map<string, Texts>()
  for (const column of answers.columns.split(',')) {
    const id = column.trim().split(':')[0] ?? ''
    if (!givenLabels.has(id) && (await hasSharedLabel(root, answers.catalogue, id))) continue
    const label = givenLabels.get(id) ?? (await knownLabel(root, answers.catalogue, id))
    if (!label)
      throw new Error(`No list has a label for ${id}: add --labels "${id}=English|Italian|Portuguese".`)
    labels.set(id, label)
  }
  return labels
}

/** Reads `English | Italian | Portuguese`. */
export function threeTexts(text: string): Texts | null {
  const [en, it, pt, ...more] = text.split('|').map((part) => part.trim())
  if (!en || !it || !pt || more.length > 0) return null
  return byLocale((locale) => ({ en, it, 'pt-br': pt })[locale])
}
