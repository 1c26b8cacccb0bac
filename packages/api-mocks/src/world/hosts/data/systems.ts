import { weights } from '../../../lib/random.ts'

/** An operating system with a matching kernel. */
export interface System {
  os: string
  osVersion: string
  kernel: string
  kernelVersion: string
}

export type Family = 'linux' | 'windows' | 'aix' | 'solaris' | 'hpux'

/** Operating systems by frequency. */
export const systems: Readonly<Record<Family, { weight: number; value: System }[]>> = {
  linux: weights<System>([
    [
      16,
      {
        os: 'Red Hat Enterprise Linux',
        osVersion: '8.10',
        kernel: 'Linux',
        kernelVersion: '4.18.0-553.el8_10.x86_64',
      },
    ],
    [
      12,
      {
        os: 'Red Hat Enterprise Linux',
        osVersion: '8.8',
        kernel: 'Linux',
        kernelVersion: '4.18.0-477.10.1.el8_8.x86_64',
      },
    ],
    [
      6,
      {
        os: 'Red Hat Enterprise Linux',
        osVersion: '8.6',
        kernel: 'Linux',
        kernelVersion: '4.18.0-372.9.1.el8.x86_64',
      },
    ],
    [
      14,
      {
        os: 'Red Hat Enterprise Linux',
        osVersion: '9.4',
        kernel: 'Linux',
        kernelVersion: '5.14.0-427.13.1.el9_4.x86_64',
      },
    ],
    [
      10,
      {
        os: 'Red Hat Enterprise Linux',
        osVersion: '9.2',
        kernel: 'Linux',
        kernelVersion: '5.14.0-284.11.1.el9_2.x86_64',
      },
    ],
    [
      8,
      {
        os: 'Red Hat Enterprise Linux',
        osVersion: '7.9',
        kernel: 'Linux',
        kernelVersion: '3.10.0-1160.119.1.el7.x86_64',
      },
    ],
    [
      1,
      {
        os: 'Red Hat Enterprise Linux',
        osVersion: '6.10',
        kernel: 'Linux',
        kernelVersion: '2.6.32-754.35.1.el6.x86_64',
      },
    ],
    [
      12,
      {
        os: 'Oracle Linux Server',
        osVersion: '8.10',
        kernel: 'Linux',
        kernelVersion: '5.15.0-206.153.7.1.el8uek.x86_64',
      },
    ],
    [
      9,
      {
        os: 'Oracle Linux Server',
        osVersion: '8.9',
        kernel: 'Linux',
        kernelVersion: '5.15.0-200.131.27.el8uek.x86_64',
      },
    ],
    [
      7,
      {
        os: 'Oracle Linux Server',
        osVersion: '9.4',
        kernel: 'Linux',
        kernelVersion: '5.15.0-306.177.4.el9uek.x86_64',
      },
    ],
    [
      5,
      {
        os: 'Oracle Linux Server',
        osVersion: '7.9',
        kernel: 'Linux',
        kernelVersion: '5.4.17-2136.330.7.1.el7uek.x86_64',
      },
    ],
  ]),
  windows: weights<System>([
    [
      30,
      {
        os: 'Microsoft Windows Server 2019 Standard',
        osVersion: '10.0.17763',
        kernel: 'NT',
        kernelVersion: '10.0.17763',
      },
    ],
    [
      20,
      {
        os: 'Microsoft Windows Server 2022 Datacenter',
        osVersion: '10.0.20348',
        kernel: 'NT',
        kernelVersion: '10.0.20348',
      },
    ],
    [
      20,
      {
        os: 'Microsoft Windows Server 2016 Standard',
        osVersion: '10.0.14393',
        kernel: 'NT',
        kernelVersion: '10.0.14393',
      },
    ],
    [
      6,
      {
        os: 'Microsoft Windows Server 2012 R2 Standard',
        osVersion: '6.3.9600',
        kernel: 'NT',
        kernelVersion: '6.3.9600',
      },
    ],
  ]),
  aix: weights([
    [3, { os: 'AIX', osVersion: '7200-05-06-2320', kernel: 'AIX', kernelVersion: '7.2' }],
    [1, { os: 'AIX', osVersion: '7100-05-11-2246', kernel: 'AIX', kernelVersion: '7.1' }],
  ]),
  solaris: weights([
    [3, { os: 'Solaris', osVersion: '11.4', kernel: 'SunOS', kernelVersion: '5.11' }],
    [1, { os: 'Solaris', osVersion: '10', kernel: 'SunOS', kernelVersion: '5.10' }],
  ]),
  hpux: weights([[1, { os: 'HP-UX', osVersion: 'B.11.31', kernel: 'HP-UX', kernelVersion: 'B.11.31' }]]),
}
