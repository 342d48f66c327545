import type { ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { type Path, paths } from '../paths.ts';
import { useOffers } from './offers.ts';
import { useStanding } from './shell/made.ts';
import { Framed } from './shell/Shell.tsx';
import { part } from './ui/part.ts';

type Page = { default: ComponentType };

/** Pages beyond the landing one come with the styles that they share. */
const inner = (load: () => Promise<Page>) =>
  part(async () => {
    const [, page] = await Promise.all([import('./app-styles.ts'), load()]);
    return page;
  });

/** Every page by its path, each fetched when it is opened. */
const framed: Record<Exclude<Path, '/approve'>, ComponentType> = {
  [paths.home]: part(() => import('./pages/landing/LandingPage.tsx')),
  [paths.admin]: inner(() => import('./pages/admin/AdminPage.tsx')),
  [paths.bankingDemo]: inner(() => import('./pages/banking-demo/BankingDemoPage.tsx')),
  [paths.voiceBanking]: inner(() => import('./pages/voice-banking/VoiceBankingPage.tsx')),
  [paths.communitySavings]: inner(() => import('./pages/community-savings/CommunitySavingsPage.tsx')),
  [paths.onboarding]: inner(() => import('./pages/onboarding/OnboardingPage.tsx')),
  [paths.faq]: part(() => import('./pages/faq/FaqPage.tsx')),
  [paths.security]: part(() => import('./pages/security/SecurityPage.tsx')),
  [paths.notifications]: inner(() => import('./pages/notifications/NotificationsPage.tsx')),
  [paths.support]: inner(() => import('./pages/support/SupportPage.tsx')),
  [paths.analytics]: inner(() => import('./pages/analytics/AnalyticsPage.tsx')),
  [paths.settings]: inner(() => import('./pages/settings/SettingsPage.tsx')),
  [paths.loans]: inner(() => import('./pages/loans/LoansPage.tsx')),
  [paths.standingOrders]: inner(() => import('./pages/standing-orders/StandingOrdersPage.tsx')),
  [paths.directory]: inner(() => import('./pages/directory/DirectoryPage.tsx')),
  [paths.brand]: inner(() => import('./pages/brand/BrandPage.tsx')),
  [paths.status]: inner(() => import('./pages/status/StatusPage.tsx')),
  [paths.investments]: inner(() => import('./pages/investments/InvestmentsPage.tsx')),
  [paths.ussdBanking]: inner(() => import('./pages/ussd-banking/UssdBankingPage.tsx')),
  [paths.financialEducation]: inner(() => import('./pages/financial-education/FinancialEducationPage.tsx')),
  [paths.developerApis]: inner(() => import('./pages/developer-apis/DeveloperApisPage.tsx')),
  [paths.diasporaRemittance]: inner(() => import('./pages/diaspora-remittance/DiasporaRemittancePage.tsx')),
  [paths.payIn]: inner(() => import('./pages/pay-in/PayInPage.tsx')),
  [paths.resetPin]: inner(() => import('./pages/reset-pin/ResetPinPage.tsx')),
  [paths.pay]: inner(() => import('./pages/pay/PayPage.tsx')),
};
const ApprovePage = part(() => import('./pages/ApprovePage.tsx'));
const NotFoundPage = part(() => import('./pages/NotFoundPage.tsx'));
const NotYetPage = part(() => import('./pages/NotYetPage.tsx'));

/** The page at this path, without regard to capitals and to a slash at its end; what nobody stands behind here has none. */
const Here = () => {
  const { pathname } = useLocation();
  const { opens } = useOffers();
  const path = pathname.toLowerCase().replace(/\/{1,9}$/, '') || paths.home;
  if (!opens(path)) return <NotYetPage />;
  const Page = path in framed ? framed[path as keyof typeof framed] : NotFoundPage;
  return <Page />;
};

/** Every page at its path. The router ranks its routes anew with each drawing, which twenty of them make slow: it is given two. */
export const Pages = () => {
  const here = useLocation();
  const asks = here.search !== '' || here.hash !== '';
  const location = useStanding(asks) ? here : { ...here, search: '', hash: '' };
  return (
    <Routes location={location}>
      <Route element={<Framed />}>
        <Route path="*" element={<Here />} />
      </Route>
      <Route path={paths.approve} element={<ApprovePage />} />
    </Routes>
  );
};
