import { Page } from '../../ui/PageHead.tsx';

const SettingsPage = () => <Page title="Account Settings">{null}</Page>;

export default SettingsPage;
