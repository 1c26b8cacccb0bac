export const chartsGrid = 'grid gap-4 lg:grid-cols-2 xl:grid-cols-3'
export const chartHeight = 'h-53'
