package games.kumite.spi.badinput.plugins;

/** Something that is no game. */
public final class NoGame {}
