export interface Make {
  type: string
  node: string
  endpoint: string
  sockets: readonly number[]
}

export const vmware: Make = { type: 'VMWare/VMWare', node: 'esx', endpoint: 'vcenter', sockets: [2, 2, 4] }

/** Cluster properties by the guests' hardware abstraction technology. */
export const makes: ReadonlyMap<string, Make> = new Map([
  ['VMWARE', vmware],
  ['KVM', { type: 'Oracle/LVM', node: 'kvm', endpoint: 'olvm', sockets: [2, 2] }],
  ['OVM', { type: 'Oracle/VM', node: 'ovs', endpoint: 'ovmmgr', sockets: [2, 2] }],
])

export const models: readonly string[] = [
  'PowerEdge R750',
  'ProLiant DL380 Gen10',
  'PowerEdge R640',
  'ThinkSystem SR650',
]

export const coresPerSocket: readonly number[] = [16, 20, 24, 28, 32]

/** Hypervisors that report their VMs. The server has no data on the others. */
export const hypervisors: Readonly<Record<string, { cluster: string; node: string }>> = {
  VMWARE: { cluster: 'vmcl', node: 'esx' },
  KVM: { cluster: 'olvm', node: 'kvm' },
  OVM: { cluster: 'ovmcl', node: 'ovs' },
}
