/** Over what lies behind. Not Radix's own: it writes a <style> element, which our content security policy refuses. */
export function Overlay() {
  return (
    <div
      data-slot="dialog-overlay"
      className="inventory-console fixed inset-0 z-40 animate-appear bg-overlay"
      aria-hidden
    />
  )
}
