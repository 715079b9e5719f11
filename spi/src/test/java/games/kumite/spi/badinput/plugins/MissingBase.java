package games.kumite.spi.badinput.plugins;

/** What {@link OrphanGame} needs. */
public abstract class MissingBase extends StubGame {}
