export interface Make {
  type: string
  cluster: string
  node: string
  endpoint: string
  sockets: readonly number[]
}

export const vmware: Make = {
  type: 'VMWare/VMWare',
  cluster: 'vmcl',
  node: 'esx',
  endpoint: 'vcenter',
  sockets: [2, 2, 4],
}

/** Hypervisors that report their VMs, by the guests' hardware abstraction technology. The server has no data on others. */
export const makes: ReadonlyMap<string, Make> = new Map([
  ['VMWARE', vmware],
  ['KVM', { type: 'Oracle/LVM', cluster: 'olvm', node: 'kvm', endpoint: 'olvm', sockets: [2, 2] }],
  ['OVM', { type: 'Oracle/VM', cluster: 'ovmcl', node: 'ovs', endpoint: 'ovmmgr', sockets: [2, 2] }],
])

export const models: readonly string[] = [
  'PowerEdge R750',
  'ProLiant DL380 Gen10',
  'PowerEdge R640',
  'ThinkSystem SR650',
]

export const coresPerSocket: readonly number[] = [16, 20, 24, 28, 32]
