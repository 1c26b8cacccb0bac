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

/** Docs page of a component: when to use it, its props, its keys and its wording. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const name = nameOf(preparedMeta.title)
  const guide = guides[name]
  // Some stories wrap the component in a frame with sample data; the props table documents the component,
  // not the frame.
  const framed = preparedMeta.subcomponents?.[name]
  const of = framed ? { of: framed } : {}
  const sample = sampleOf(name, samples)
  return (
    <>
      <Title />
      <Description {...of} />
      {guide ? (
        <Markdown>{`**Use it for:** ${guide.use}\n\n**Use something else:** ${guide.avoid}`}</Markdown>
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
  return ['| Keys | Effect |', '| --- | --- |', ...keys.map(([key, does]) => `| ${key} | ${does} |`)].join(
    '\n',
  )
}
