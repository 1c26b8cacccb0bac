interface StoryFrameProps {
  /** Id of a story. */
  id: string
  name: string
  /** Width on the page. The story itself is rendered 1440 pixels wide. */
  width: number
}

const storyWidth = 1440
const storyHeight = 900

/** A small live picture of a story that links to it. Loaded when it scrolls into view. */
export function StoryFrame({ id, name, width }: StoryFrameProps) {
  const scale = width / storyWidth
  return (
    <a
      href={`./?path=/story/${id}`}
      target="_top"
      className="relative block overflow-hidden rounded-panel border border-line bg-surface text-text no-underline hover:border-accent-border"
      style={{ width, maxWidth: '100%' }}
    >
      <span aria-hidden className="block overflow-hidden" style={{ height: storyHeight * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this Storybook, which needs its scripts and origin */}
        <iframe
          title={name}
          src={`iframe.html?id=${id}&viewMode=story`}
          loading="lazy"
          tabIndex={-1}
          className="pointer-events-none origin-top-left border-0"
          style={{ width: storyWidth, height: storyHeight, transform: `scale(${scale})` }}
        />
      </span>
      <span className="block border-t border-line px-3 py-1.5 text-13 font-medium">{name}</span>
    </a>
  )
}
