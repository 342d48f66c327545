import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../paths.ts';
import { HomePage } from './pages/home/HomePage.tsx';

const ApprovePage = lazy(() => import('./pages/ApprovePage.tsx'));
const NotFoundPage = lazy(() => import('./pages/NotFoundPage.tsx'));

/** Every page by its path; all but the first are fetched when they are opened. */
export const Pages = () => (
  <Routes>
    <Route path={paths.home} element={<HomePage />} />
    <Route path={paths.approve} element={<ApprovePage />} />
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
