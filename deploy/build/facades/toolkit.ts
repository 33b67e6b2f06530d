export { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
