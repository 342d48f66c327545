import { Page } from '../../ui/PageHead.tsx';

const NotificationsPage = () => <Page title="Notifications">{null}</Page>;

export default NotificationsPage;
