import { guides, nameOf } from '@inventory-console/ui/docs/guide'
import {
  ArgTypes,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'

/** Docs page of a component: when to use it, its props, its keys and its wording. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const name = nameOf(preparedMeta.title)
  const guide = guides[name]
  // Some stories wrap the component in a frame with sample data; the props table documents the component,
  // not the frame.
  const framed = preparedMeta.subcomponents?.[name]
  const of = framed ? { of: framed } : {}
  return (
    <>
      <Title />
      <Description {...of} />
      {guide ? (
        <Markdown>{`**Use it for:** ${guide.use}\n\n**Use something else:** ${guide.avoid}`}</Markdown>
      ) : null}
      {/^(Tokens$|Services\/)/.test(preparedMeta.title) ? <Stories title="" /> : <Primary />}
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
