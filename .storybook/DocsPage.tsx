import { guides, nameOf } from '@inventory-console/ui/docs/guide'
import { screenQuestions } from '@inventory-console/ui/docs/screenQuestions'
import {
  ArgTypes,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Story,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { StoryFrame } from './StoryFrame.tsx'

type MetaOf = Extract<ReturnType<typeof useOf>, { type: 'meta' }>
type StoryOf = MetaOf['csfFile']['stories'][string]

/** Docs page of a component or screen: when to use it, its variants, its props, its keys and its wording. */
export function DocsPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta'])
  const { title } = preparedMeta
  const name = nameOf(title)
  const guide = guides[name]
  // Some stories wrap the component in a frame with sample data; the props table documents the component,
  // not the frame.
  const framed = preparedMeta.subcomponents?.[name]
  const of = framed ? { of: framed } : {}
  const stories = Object.values(csfFile.stories)
  return (
    <>
      <Title />
      {title.startsWith('Screens/') ? <Markdown>{screenQuestions[name] ?? ''}</Markdown> : null}
      <Description {...of} />
      {guide ? (
        <Markdown>{`**Use it for:** ${guide.use}\n\n**Use something else:** ${guide.avoid}`}</Markdown>
      ) : null}
      {/^(Tokens$|Services\/)/.test(title) ? (
        <Stories title="" />
      ) : title.startsWith('Screens/') ? (
        <ScreenStates stories={stories} />
      ) : isCovering(title) ? (
        <Primary />
      ) : (
        <Variants stories={stories} />
      )}
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

/** These cover or fill the page, so each story needs its own frame. */
const isCovering = (title: string) =>
  /^Components\/(?:Overlays|Shell|Tables)/.test(title) ||
  /\/(?:FormDrawer|Toast|Menu|SplitView|DetailScreen|ProgressDialog)$/.test(title)

/** Stories without steps and without a toolbar setting of their own, which a docs page cannot apply. */
function isPlain({ moduleExport }: StoryOf): boolean {
  const story: unknown = moduleExport
  return (
    typeof story !== 'object' ||
    story === null ||
    !['play', 'globals'].some((key) => Reflect.get(story, key) !== undefined)
  )
}

const themes = ['light', 'dark'] as const

/** All variants beside each other in both themes, at their own height. */
function Variants({ stories }: { stories: readonly StoryOf[] }) {
  return (
    <>
      <Heading>Variants</Heading>
      <div className="sb-unstyled inventory-console grid grid-cols-[repeat(auto-fit,minmax(min(26rem,100%),1fr))] gap-4">
        {stories.filter(isPlain).map((story) => (
          <section key={story.id} className="min-w-0 overflow-hidden rounded-panel border border-line">
            <h4 className="border-b border-line px-3 py-1.5 text-12 font-medium text-text-muted">
              <a href={`./?path=/story/${story.id}`} target="_top" className="hover:underline">
                {story.name}
              </a>
            </h4>
            {themes.map((theme) => (
              <div
                key={theme}
                style={{ colorScheme: theme }}
                className="overflow-x-auto bg-surface text-text"
              >
                <Story of={story.moduleExport} inline />
              </div>
            ))}
          </section>
        ))}
      </div>
    </>
  )
}

const states = ['Ready', 'Loading', 'Empty', 'Failed'] as const

/** The screen in full width, and a strip of its states. */
function ScreenStates({ stories }: { stories: readonly StoryOf[] }) {
  const ready = stories.find(({ name }) => name === 'Ready') ?? stories[0]
  const strip = states.flatMap((state) =>
    stories.filter(({ name, id }) => name === state && id !== ready?.id),
  )
  return (
    <div className="sb-unstyled inventory-console flex flex-col gap-4">
      {ready ? <StoryFrame id={ready.id} name={ready.name} width={960} /> : null}
      <div className="flex flex-wrap gap-4">
        {strip.map(({ id, name }) => (
          <StoryFrame key={id} id={id} name={name} width={307} />
        ))}
      </div>
    </div>
  )
}

function keyTable(keys: readonly (readonly [string, string])[]) {
  return ['| Keys | Effect |', '| --- | --- |', ...keys.map(([key, does]) => `| ${key} | ${does} |`)].join(
    '\n',
  )
}
