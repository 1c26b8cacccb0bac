import { guides, nameOf, sampleOf } from '@inventory-console/ui/docs/guide'
import {
  ArgTypes,
  Description,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'

const samples = Object.values(
  import.meta.glob<string>('../packages/ui/src/docs/samples/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

/** The same page for each component: when to use it, its props, its keys, what to write. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const name = nameOf(preparedMeta.title)
  const guide = guides[name]
  // Where stories put the component into a frame with data, the frame is not what is documented.
  const framed = preparedMeta.subcomponents?.[name]
  const of = framed ? { of: framed } : {}
  const sample = sampleOf(name, samples)
  return (
    <>
      <Title />
      <Description {...of} />
      {guide ? (
        <Markdown>{`**Use it for:** ${guide.use}\n\n**Take something else:** ${guide.avoid}`}</Markdown>
      ) : null}
      {/^(Tokens$|Services\/)/.test(preparedMeta.title) ? <Stories title="" /> : <Primary />}
      {sample ? (
        <>
          <Heading>Code</Heading>
          <Source code={sample} language="tsx" />
        </>
      ) : null}
      {guide?.keys ? (
        <>
          <Heading>Keyboard</Heading>
          <Markdown>{keyTable(guide.keys)}</Markdown>
        </>
      ) : null}
      {guide ? (
        <>
          <Heading>Props</Heading>
          <ArgTypes {...of} />
        </>
      ) : null}
    </>
  )
}

function keyTable(keys: readonly (readonly [string, string])[]) {
  return [
    '| Keys | What they do |',
    '| --- | --- |',
    ...keys.map(([key, does]) => `| ${key} | ${does} |`),
  ].join('\n')
}
