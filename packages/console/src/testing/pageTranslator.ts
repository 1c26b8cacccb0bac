const skipped = 'script, style, textarea, svg, font, [translate="no"]'

export interface PageTranslation {
  stop: () => void
  /** Stale texts, because React updated a text node that was replaced: "40 hosts → 3 hosts". */
  staleTexts: () => readonly string[]
}

/**
 * Simulates the page translation of a browser: replaces each text node, including later ones, with `<font>`
 * elements.
 */
export function translatePage(): PageTranslation {
  const replaced: { text: Text; element: HTMLElement }[] = []
  const translate = (root: Node) => {
    const treeWalker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (treeWalker.nextNode())
      if (treeWalker.currentNode instanceof Text) texts.push(treeWalker.currentNode)
    for (const text of texts) {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(skipped)) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
      replaced.push({ text, element: outer })
    }
  }
  const observer = new MutationObserver(() => translate(document.body))
  translate(document.body)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return {
    stop: () => observer.disconnect(),
    staleTexts: () =>
      replaced
        .filter(({ text, element }) => element.isConnected && text.data !== element.textContent)
        .map(({ text, element }) => `${element.textContent} → ${text.data}`),
  }
}
