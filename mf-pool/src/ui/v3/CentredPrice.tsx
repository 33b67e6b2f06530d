import { styled } from 'styled-components';

/** A price that is typed stands in the middle, between its name and its unit. */
export const CentredPrice = styled.div`
  & input {
    text-align: center;
  }
`;
