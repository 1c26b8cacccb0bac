/** Runs in the page before the app: records the times of inputs, long tasks and interactions. */
export const pageScript = `
window.probe = (() => {
  const probe = { input: 0, tasks: [], interactions: new Map() }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probe.tasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) probe.interactions.set(interactionId, Math.max(duration, probe.interactions.get(interactionId) ?? 0))
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  for (const type of ['keydown', 'click']) {
    addEventListener(type, (event) => { if (probe.input === 0) probe.input = event.timeStamp }, { capture: true })
  }
  probe.inp = () => {
    const all = [...probe.interactions.values()].sort((a, b) => a - b)
    return all[Math.floor(all.length * 0.98)] ?? 0
  }
  probe.scrollThrough = async () => {
    const scroller = document.querySelector('[data-slot="data-table"] > div')
    scroller.scrollTop = 0
    const frames = 300
    let blank = 0
    const step = Math.max(1, (scroller.scrollHeight - scroller.clientHeight) / frames)
    for (let frame = 1; frame <= frames; frame += 1) {
      scroller.scrollTop = step * frame
      await new Promise(requestAnimationFrame)
      // In a task after the frame, so that the task of the frame does not contain the hit tests.
      await new Promise((resolve) => setTimeout(resolve))
      // A point outside of a row shows the spacer of rows that are not rendered.
      const { left, top, bottom } = scroller.getBoundingClientRect()
      const seen = [top + 100, (top + bottom) / 2, bottom - 40].map((y) => document.elementFromPoint(left + 40, y))
      if (!seen.every((element) => element?.closest('[data-row-index]'))) blank += 1
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
    return blank
  }
  return probe
})()
`
