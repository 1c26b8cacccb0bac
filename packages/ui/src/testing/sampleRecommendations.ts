import { NOW } from '@inventory-console/api-mocks/clock'
import type {
  AdvisedCloud,
  Detail,
  Recommendation,
  RetrievalError,
} from '../screens/cloud/recommendations/recommendation.ts'
import { sampleProfile } from './sampleProfiles.ts'

interface Kind {
  category: string
  suggestion: string
  objectType: string
  details: readonly Detail[]
}

const detail = (name: string, value: string): Detail => ({ name, value })

// With the spellings of the services.
const kinds: Record<AdvisedCloud, readonly Kind[]> = {
  oracle: [
    {
      category: 'Block Storage Rightsizing',
      suggestion: 'Resize oversized Block Storage',
      objectType: 'Block Storage',
      details: [detail('Size', '900 GB'), detail('Vpu', '10')],
    },
    {
      category: 'Compute Instance Decommisioning',
      suggestion: 'Delete Compute Instance not active',
      objectType: 'Compute Instance',
      details: [detail('Shape', 'VM.Standard.E4.Flex'), detail('%Cpu Average 7dd(daily)', '3')],
    },
    {
      category: 'Unused Resource',
      suggestion: 'Delete Load balancer not active',
      objectType: 'Load Balancer',
      details: [detail('Resource Type', 'Load Balancer')],
    },
  ],
  aws: [
    {
      category: 'Oversized Database',
      suggestion: 'Resize oversized Database instance',
      objectType: 'Database Instance',
      details: [detail('SHAPE', 'db.r6g.xlarge'), detail('SHAPE', 'db.r6g.large')],
    },
    {
      category: 'Object Storage Optimization',
      suggestion: 'Enable bucket auto tiering',
      objectType: 'Object Storage',
      details: [detail('OBJECTS', '120934')],
    },
  ],
  google: [
    {
      category: 'Block Storage Rightsizing',
      suggestion: 'Resize Oversized Disk',
      objectType: 'Disk',
      details: [
        detail('Block Storage Name', 'disk-1'),
        detail('Size GB', '500'),
        detail('storage type', 'pd-ssd'),
        detail('IOPS R MAX 5DD', '2900/15000'),
        detail('IOPS W MAX 5DD', '14100/15000'),
        detail('THROUGHPUT R MAX 5DD (MiBps)', '31.5/240'),
      ],
    },
    {
      category: 'Compute Instance Rightsizing',
      suggestion: 'Resize oversized compute instance',
      objectType: 'Compute Instance',
      details: [
        detail('Instance Name', 'vm-1'),
        detail('Cpu Average', 'days below 50%: 3/3'),
        detail('Mem Max', 'days below 90%: 1/1'),
      ],
    },
  ],
}

const places = ['production', 'test', 'analytics']

/** Of row `row`, from 1. */
export function makeRecommendation(
  cloud: AdvisedCloud,
  row: number,
  overrides: Partial<Recommendation> = {},
): Recommendation {
  const of = kinds[cloud]
  const kind = of[(row * row) % of.length] ?? { category: '', suggestion: '', objectType: '', details: [] }
  const place = places[row % places.length] ?? ''
  return {
    ...kind,
    id: `${cloud} ${row}`,
    cloud,
    name: `${kind.objectType.toLowerCase().replaceAll(' ', '-')}-${place}-${String(row).padStart(2, '0')}`,
    createdAt: NOW,
    compartmentName: cloud === 'oracle' ? place : null,
    projectName: cloud === 'google' ? `${place} platform` : null,
    profileID: cloud === 'aws' ? null : sampleProfile(cloud, 1).id,
    profileName: cloud === 'aws' ? 'production' : null,
    resourceID: cloud === 'aws' ? null : `1844674407370955${String(1000 + row)}`,
    optimizationScore: cloud === 'google' ? (row * 37) % 101 : null,
    seqValue: 12,
    ...overrides,
  }
}

export function makeRecommendations(cloud: AdvisedCloud, count = 40): Recommendation[] {
  return Array.from({ length: count }, (_, index) => makeRecommendation(cloud, index + 1))
}

export function makeErrors(profiles: number, general: number): RetrievalError[] {
  return [
    ...Array.from({ length: profiles }, (_, index) => ({
      profileID: sampleProfile('oracle', index + 2).id,
      category: 'Unused Storage',
      createdAt: NOW,
      text: 'can not create client, bad configuration: did not find a proper configuration for private key',
    })),
    ...Array.from({ length: general }, (_, index) => ({
      profileID: '',
      category: index % 2 === 0 ? 'Old Snapshot' : 'Block Storage Rightsizing',
      createdAt: NOW,
      text: `Error returned by Block Storage Service, page ${index + 1}. Http Status Code: 429. Too many requests`,
    })),
  ]
}
