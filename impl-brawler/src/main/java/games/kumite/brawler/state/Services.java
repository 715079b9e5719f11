package games.kumite.brawler.state;

/**
 * The services of the rules, as the plugin's injector made them: one object for all matches, which
 * every state can reach. The state knows nothing of them; each package of the rules names its own in an
 * interface that extends this one, and reads them from there.
 */
public interface Services {}
