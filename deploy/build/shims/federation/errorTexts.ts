/** Stands for the federation runtime's explanations of its error codes; the codes themselves are kept. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
