import { describe, expect, test } from 'vitest'
import { parseCsv } from './csv.ts'
import { previewOf } from './importFile.ts'

describe('a CSV file', () => {
  test.each([
    [
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    ['\uFEFFa', [['a']]],
    ['"a,b","c ""d""","e\nf"', [['a,b', 'c "d"', 'e\nf']]],
    ['a"b,c', [['a"b', 'c']]],
    ['', []],
    ['"never closed', [['never closed']]],
  ])('%j', (content, rows) => {
    expect(parseCsv(content)).toEqual(rows)
  })
})

const head =
  'Contract Number,CSI,Part Number,Reference Number,ULA,License number,Basket,Restricted,Support Expiration,Hosts,Status,Product Order Date,Location'
const types = new Set(['A90611', 'B64911'])
const oracle = (line: string) =>
  previewOf('oracle', `${head}\n${line}`, types).lines.map(({ problems }) => problems)

describe('the preview of an import', () => {
  test('counts lines as an editor does, also where a cell has several, and empty ones', () => {
    const row = '1,2,A90611,,false,1,false,false,,"db-001\ndb-002",,,Milan'
    const { lines } = previewOf('oracle', `${head}\n${row}\n\n${row}\n${row}\n`, types)
    expect(lines.map(({ line }) => line)).toEqual([2, 5, 7])
  })

  test('reads what the sample says, and finds nothing wrong with it', () => {
    const sample = '5051863,21908765,A90611,38455012,false,16,true,false,31/12/2026,,Active,15/03/2021,Milan'
    expect(previewOf('oracle', `${head}\n${sample}\n`, types)).toEqual({
      missing: [],
      unknown: [],
      lines: [
        {
          line: 2,
          contractID: '5051863',
          licenseTypeID: 'A90611',
          count: '16',
          location: 'Milan',
          problems: [],
        },
      ],
    })
  })

  test.each([
    ['mysql', 'Type,Contract Number,CSI,License Type,Number of Licenses,Location\nHOST,1,2,B64911,3,Milan'],
    ['sqlServer', 'Type,Contract ID,License Type,Number of Licenses,Location\nCLUSTER,MS-1,A90611,8,'],
  ] as const)('knows the columns of %s', (maker, content) => {
    const { missing, unknown, lines } = previewOf(maker, content, types)
    expect([missing, unknown, lines.map(({ problems }) => problems)]).toEqual([[], [], [[]]])
  })

  test.each([
    [',1,A90611,,false,1,true,false,,,,,', ['noNumber']],
    ['1,1,,,false,1,true,false,,,,,', ['noType']],
    ['1,1,A0,,false,1,true,false,,,,,', ['unknownType']],
    ['1,1,A90611,,false,1.5,true,false,,,,,', ['wrongCount']],
    ['1,1,A90611,,perhaps,1,true,false,,,,,', ['wrongFlag']],
    ['1,1,A90611,,false,1,true,false,2026-12-31,,,,', ['wrongDate']],
    ['1,1,A90611,,false,1,true,false,31/02/2026,,,,', ['wrongDate']],
    ['1,1,A90611,,true,0,false,false,,,,,', ['ulaWithoutBasket']],
    ['1,1,A90611,,false,1,true,true,,,,,', ['restrictedBasket']],
    ['1,1,A90611,,false,1,true,false,,"a,b",,,', []],
    ['1,1,A90611', ['cells']],
  ])('%s', (line, problems) => {
    expect(oracle(line)).toEqual([problems])
  })

  test('counts lines as an editor does, without the empty ones', () => {
    const content =
      'Type,Contract Number,CSI,License Type,Number of Licenses,Location\n\nHOST,1,2,B64911,0,\n,,,,,\nROOM,1,,B64911,3,'
    expect(previewOf('mysql', content, types).lines.map(({ line, problems }) => [line, problems])).toEqual([
      [3, ['noCount']],
      [5, ['wrongKind', 'noCsi']],
    ])
  })

  test('names the columns that are missing and those nobody knows', () => {
    const { missing, unknown } = previewOf('sqlServer', 'Type,Contract ID,Price\n', null)
    expect(missing).toEqual(['License Type', 'Number of Licenses', 'Location'])
    expect(unknown).toEqual(['Price'])
  })

  test('does not judge licence types without a price list', () => {
    expect(previewOf('oracle', `${head}\n1,1,A0,,false,1,true,false,,,,,`, null).lines[0]?.problems).toEqual(
      [],
    )
  })
})
