/**
 * Backdrop. Replaces the one of Radix, which adds a <style> element that the content security policy
 * blocks.
 */
export function Overlay() {
  return (
    <div
      data-slot="dialog-overlay"
      className="inventory-console fixed inset-0 z-40 animate-appear bg-overlay"
      aria-hidden
    />
  )
}
