package games.kumite.kungfu.chi;

import games.kumite.spi.Refusal;

/** The things that Chi is paid for, with the rule that sets the price. */
public enum Price {
  /** The ignoring of a turnover. */
  TURNOVER("KF-CHI-01"),
  /** More on a roll. */
  ROLL("KF-CHI-03"),
  /** A Chi Leap. */
  LEAP("KF-CHI-04"),
  /** The use of a Chi trait. */
  TRAIT("KF-CHI-05"),
  /** Extras are motivated. */
  MOTIVATION("KF-CHI-06"),
  /** The additional point of a spell of the Stunned, which {@link Casting} adds (KF-CON-22c). */
  STUNNED("KF-CHI-09"),
  /** Sorcery, which every sorcerer knows. */
  SORCERY("KF-TAO-03a"),
  /** The calling up of a Flying Sword. */
  SWORD("KF-TRT-30e"),
  /** The attack with a Quivering Palm. */
  PALM("KF-TRT-57b");

  final Refusal unpaid;

  Price(String rule) {
    unpaid = new Refusal(rule, "too-little-chi");
  }
}
