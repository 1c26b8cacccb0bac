import { parseCsv } from 'hucre/csv'
import { describe, expect, test } from 'vitest'
import { encodeLatin1, encodeUtf16 } from '../../../testing/fixtures/encodeText.ts'
import { normalizedFile, previewOf, type ImportLine, type ImportVendor } from './importFile.ts'
import { readTable } from './readTable.ts'

const head =
  'Contract Number,CSI,Part Number,Reference Number,ULA,License number,Basket,Restricted,Support Expiration,Hosts,Status,Product Order Date,Location'
const asTyped = (name: string) => name
const preview = (vendor: ImportVendor, content: string) =>
  previewOf(vendor, new TextEncoder().encode(content))
const kindsOf = ({ problems }: ImportLine) => problems.map(({ kind }) => kind)
const oracle = async (line: string) => (await preview('oracle', `${head}\n${line}`)).lines.map(kindsOf)

describe('previewOf', () => {
  test('keeps line numbers across multi-line cells and empty lines', async () => {
    const row = '1,2,A90611,,false,1,false,false,,"db-001\ndb-002",,,Milan'
    const { lines } = await preview('oracle', `${head}\n${row}\n\n${row}\n${row}\n`)
    expect(lines.map(({ line }) => line)).toEqual([2, 5, 7])
  })

  test('reads the sample file without errors', async () => {
    const sample = '5051863,21908765,A90611,38455012,false,16,true,false,31/12/2026,,Active,15/03/2021,Milan'
    expect(await preview('oracle', `${head}\n${sample}\n`)).toMatchObject({
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
    ['an empty cell', 'Type,Contract ID,License Type,Number of Licenses,Location\nCLUSTER,MS-1,A90611,8,'],
    ['a missing column', 'Type,Contract ID,License Type,Number of Licenses\nCLUSTER,MS-1,A90611,8'],
  ])('sends the location All for %s', async (_, content) => {
    const { columns, lines } = await preview('sqlServer', content)
    expect(lines.map(({ location }) => location)).toEqual(['All'])
    const [header, row] = (await normalizedFile({ columns, lines }, 'contracts.csv', asTyped).text()).split(
      '\n',
    )
    expect(row?.split(',')[header?.split(',').indexOf('Location') ?? -1]).toBe('All')
  })

  test.each([
    ['mysql', 'Type,Contract Number,CSI,License Type,Number of Licenses,Location\nHOST,1,2,B64911,3,Milan'],
    ['sqlServer', 'Type,Contract ID,License Type,Number of Licenses,Location\nCLUSTER,MS-1,A90611,8,'],
  ] as const)('accepts the columns of %s', async (vendor, content) => {
    const { missing, unknown, lines } = await preview(vendor, content)
    expect([missing, unknown, lines.map(({ problems }) => problems)]).toEqual([[], [], [[]]])
  })

  test.each([
    [',1,A90611,,false,1,true,false,,,,,', ['noNumber']],
    ['1,1,,,false,1,true,false,,,,,', ['noType']],
    ['1,1,A90611,,false,1.5,true,false,,,,,', ['wrongCount']],
    ['1,1,A90611,,perhaps,1,true,false,,,,,', ['wrongFlag']],
    ['1,1,A90611,,false,1,true,false,2026-12-31,,,,', ['wrongDate']],
    ['1,1,A90611,,false,1,true,false,31/02/2026,,,,', ['wrongDate']],
    ['1,1,A90611,,true,0,false,false,,,,,', ['ulaWithoutBasket']],
    ['1,1,A90611,,false,1,true,true,,,,,', ['restrictedBasket']],
    ['1,1,A90611,,false,1,true,false,,"a,b",,,', []],
    ['1,1,A90611', ['cells']],
  ])('returns the problems of the line %s', async (line, problems) => {
    expect(await oracle(line)).toEqual([problems])
  })

  test('keeps line numbers across lines without values', async () => {
    const content =
      'Type,Contract Number,CSI,License Type,Number of Licenses,Location\n\nHOST,1,2,B64911,0,\n,,,,,\nROOM,1,,B64911,3,'
    expect((await preview('mysql', content)).lines.map((line) => [line.line, kindsOf(line)])).toEqual([
      [3, ['noCount']],
      [5, ['wrongKind', 'noCsi']],
    ])
  })

  test('lists missing and unknown columns', async () => {
    const { missing, unknown } = await preview('sqlServer', 'Type,Contract ID,Price\n')
    expect(missing).toEqual(['License Type', 'Number of Licenses', 'Location'])
    expect(unknown).toEqual(['Price'])
  })
})

const mysqlHead = 'Type,Contract Number,CSI,License Type,Number of Licenses,Location'
const mysqlRow = 'HOST,8880001,1,B64911,3,Città'
const mysqlFile = `${mysqlHead}\r\n${mysqlRow}\r\n`

const utf8 = (text: string) => new TextEncoder().encode(text)
const separated = (separator: string) => mysqlFile.replaceAll(',', separator)

describe('contract file format', () => {
  test.each([
    ['UTF-8', utf8(mysqlFile), 'utf-8', false, ','],
    ['UTF-8 with a mark', utf8(`\uFEFF${mysqlFile}`), 'utf-8', true, ','],
    [
      'UTF-16 LE with a mark',
      encodeUtf16(`\uFEFF${separated('\t')}`, 'little-endian'),
      'utf-16le',
      true,
      '\t',
    ],
    ['UTF-16 BE with a mark', encodeUtf16(`\uFEFF${separated('\t')}`, 'big-endian'), 'utf-16be', true, '\t'],
    ['UTF-16 LE', encodeUtf16(separated(';'), 'little-endian'), 'utf-16le', false, ';'],
    ['UTF-16 BE', encodeUtf16(separated(';'), 'big-endian'), 'utf-16be', false, ';'],
    ['Windows-1252', encodeLatin1(separated(';')), 'windows-1252', false, ';'],
    ['tabs', utf8(separated('\t')), 'utf-8', false, '\t'],
    ['a declared separator', utf8(`sep=;\r\n${separated(';')}`), 'utf-8', false, ';'],
  ])(
    'detects %s and sends comma-separated UTF-8',
    async (_name, bytes, encoding, hasByteOrderMark, separator) => {
      const read = await previewOf('mysql', bytes)
      expect(read).toMatchObject({ encoding, hasByteOrderMark, separator, missing: [], unknown: [] })
      expect(read.lines.map(({ problems }) => problems)).toEqual([[]])
      const sent = new Uint8Array(await normalizedFile(read, 'contracts.csv', asTyped).arrayBuffer())
      expect(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(sent)).toBe(
        `${mysqlHead}\n${mysqlRow}`,
      )
    },
  )

  test('detects semicolons although a column name has commas', async () => {
    const content = `${mysqlHead.replaceAll(',', ';')};Notes, remarks, more, and, yet, others\n${mysqlRow.replaceAll(',', ';')};x`
    expect(await preview('mysql', content)).toMatchObject({ separator: ';', missing: [] })
  })

  test('counts the lines after a declared separator', async () => {
    expect((await preview('mysql', `sep=;\n${separated(';')}`)).lines.map(({ line }) => line)).toEqual([3])
  })

  test('accepts empty cells at the end of a row', async () => {
    expect((await preview('mysql', `${mysqlHead}\n${mysqlRow},,\n`)).lines[0]?.problems).toEqual([])
  })

  test('reads column names in another case and order', async () => {
    const read = await preview(
      'mysql',
      `location,TYPE,csi,contract number,license type,number of licenses\nMilan,HOST,1,7,B64911,3`,
    )
    expect(await normalizedFile(read, 'contracts.csv', asTyped).text()).toBe(
      `${mysqlHead}\nHOST,7,1,B64911,3,Milan`,
    )
  })

  test('sends one line per contract and host names separated by commas only', async () => {
    const row = '1,2,A90611,"a\nb",false,1,false,false,,"db-001; db-002\ndb-003",,,Milan'
    const read = await preview('oracle', `${head},Notes\n${row},"x, y"`)
    expect(read.unknown).toEqual(['Notes'])
    expect(await normalizedFile(read, 'contracts.csv', asTyped).text()).toBe(
      `${head}\n1,2,A90611,a b,false,1,false,false,,"db-001,db-002,db-003",,,Milan`,
    )
  })

  test('reads a cell of unclosed quotes', async () => {
    const quotes = '"a'.repeat(16_000)
    expect((await preview('mysql', `${mysqlHead}\n${quotes}`)).lines).toHaveLength(1)
  })
})

const wide = (count: number) => Array.from({ length: count }, () => 'x').join(',')

describe('limits', () => {
  test.each([
    ['600,000 columns', `${mysqlHead}\n${wide(600_000)}`, 'columns', 2],
    ['a header of 5 MB', 'x'.repeat(5_000_000), 'characters', 1],
    ['a cell of 5 MB', `${mysqlHead}\n${mysqlRow}\n1,"${'x\n'.repeat(2_500_000)}"`, 'characters', 3],
    ['a cell without a closing quote', `${mysqlHead}\n"${'""'.repeat(2_500_000)}`, 'characters', 2],
    ['80,000 spaces before a letter', `${mysqlHead}\nHOST,${' '.repeat(80_000)}x`, 'characters', 2],
    ['150,000 lines', `${mysqlHead}\n${`${mysqlRow}\n`.repeat(150_000)}`, 'rows', 10_002],
    ['150,000 empty lines', '\n'.repeat(150_000), 'rows', 10_002],
  ])('refuses %s', async (_name, content, limit, line) => {
    await expect(preview('mysql', content)).rejects.toMatchObject({ limit, line })
  })

  test('reads as many rows, columns and characters as the limits', async () => {
    const cell = 'x'.repeat(32_767)
    const head100 = `${mysqlHead},${wide(94)}`
    const row100 = `HOST,1,2,B64911,3,Milan,${cell}${','.repeat(93)}`
    const { lines } = await preview('mysql', `${head100}\n${row100}\n${`${mysqlRow}\n`.repeat(9999)}`)
    expect(lines).toHaveLength(10_000)
    expect(lines[0]?.problems).toEqual([])
  })

  test('collapses spaces and line breaks inside a cell', async () => {
    const { lines } = await preview('mysql', `${mysqlHead}\nHOST,"7 \r\n \n 8",1,B64911,3,Milan`)
    expect(lines[0]?.contractID).toBe('7 8')
  })
})

test('splits any text into the cells of a well-kept CSV parser', () => {
  const pieces = ['', '"', ',', ';', '\n', '\r\n', 'a', ' ']
  const join = (tails: readonly string[]) => pieces.flatMap((piece) => tails.map((tail) => piece + tail))
  for (const tail of join(join(join(join(['']))))) {
    const body = `Type,Location\n${tail}`
    const { rows } = readTable(new TextEncoder().encode(body), ['Type', 'Location'])
    expect([...rows].map(({ cells }) => cells)).toEqual(parseCsv(body, { delimiter: ',' }))
  }
})
