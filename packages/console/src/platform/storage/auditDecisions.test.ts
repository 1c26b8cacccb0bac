import { decide, noDecisions } from '@inventory-console/ui/domain/licenses/audit/auditDecisions'
import { expect, it } from 'vitest'
import { readAuditDecisions, writeAuditDecisions } from './auditDecisions.ts'
import { memoryStore } from './storage.ts'

const decisions = decide(
  noDecisions,
  [{ licenseTypeID: 'A90611', kind: 'host', name: '__proto__' }],
  { state: 'accepted', note: 'Contract 5051863, §4' },
  { by: 'anna', at: '2026-03-16T09:00:00.000Z' },
)

it('keeps the decisions of each user apart', () => {
  const store = memoryStore()
  writeAuditDecisions(store, 'anna', decisions)
  expect(readAuditDecisions(store, 'anna')).toEqual(decisions)
  expect(readAuditDecisions(store, 'bob')).toEqual(noDecisions)
  writeAuditDecisions(store, 'bob', noDecisions)
  expect(readAuditDecisions(store, 'anna')).toEqual(decisions)
})

it.each(['', '{', '[]', 'null', '{"x":1}', '{"__proto__":[]}'])('reads %j as no decisions', (text) => {
  const store = memoryStore()
  store.write('auditDecisions', text)
  expect(readAuditDecisions(store, 'anna')).toEqual(noDecisions)
})

it('leaves out stored entries that cannot be read', () => {
  const store = memoryStore()
  writeAuditDecisions(store, 'anna', decisions)
  const text = store.read('auditDecisions') ?? ''
  store.write('auditDecisions', text.replace(':[{', ':[null,{"kind":"host"},{'))
  expect(readAuditDecisions(store, 'anna')).toEqual(decisions)
})
