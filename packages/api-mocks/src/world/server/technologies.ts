import type { TechnologyInfo } from '../../contract/wire.ts'
import { discPng } from '../../lib/png.ts'

/** Product, name and color. Server operating systems have no logo file. */
const products: readonly (readonly [product: string, prettyName: string, color: string])[] = [
  ['Oracle/Database', 'Oracle Database', '#C1181E'],
  ['Microsoft/SQLServer', 'SQL Server', '#98A1AD'],
  ['RedHat/EnterpriseLinux5', 'RHEL5', '#f80000'],
  ['RedHat/EnterpriseLinux6', 'RHEL6', '#f80000'],
  ['RedHat/EnterpriseLinux7', 'RHEL7', '#f80000'],
  ['RedHat/EnterpriseLinux8', 'RHEL8', '#f80000'],
  ['Oracle/Solaris', 'Solaris', '#ec7414'],
  ['HP/HPUX', 'HPUX', '#0494d4'],
  ['IBM/AIX', 'AIX', '#7cbc04'],
  ['Unknown/Unknown', 'Unknown', '#595959'],
  ['Microsoft/WindowsServer2008', 'Windows Server 2008', '#06abeb'],
  ['Microsoft/WindowsServer2012', 'Windows Server 2012', '#06abeb'],
  ['Microsoft/WindowsServer2016', 'Windows Server 2016', '#06abeb'],
  ['Microsoft/WindowsServer2019', 'Windows Server 2019', '#06abeb'],
  ['MariaDBFoundation/MariaDB', 'MariaDB', '#043444'],
  ['PostgreSQL/PostgreSQL', 'PostgreSQL', '#477fa6'],
  ['MongoDB/MongoDB', 'MongoDB', '#13aa52'],
  ['Oracle/MySQL', 'MySQL', '#04648c'],
  ['Oracle/VM', 'Oracle VM', '#e54141'],
  ['VMWare/VMWare', 'VMWare', '#696566'],
  ['Oracle/Exadata', 'Oracle Exadata', '#b0b1b3'],
  ['Oracle/LVM', 'OLVM', '#C1181E'],
]

const withoutLogo = /^(RedHat|HP|IBM|Unknown|Microsoft\/Windows|Oracle\/Solaris)/

const technologies = products.map(([product, prettyName, color]): TechnologyInfo => ({
  product,
  prettyName,
  color,
  logo: withoutLogo.test(product) ? '' : discPng(color),
}))

export function makeTechnologies(): TechnologyInfo[] {
  return technologies.map((technology) => ({ ...technology }))
}
