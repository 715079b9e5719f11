package games.kumite.brawler;

import games.kumite.brawler.attack.AttackServices;
import games.kumite.brawler.attack.HeroAttack;
import games.kumite.brawler.reset.Flipping;
import games.kumite.brawler.reset.Recovery;
import games.kumite.brawler.reset.ResetServices;
import games.kumite.brawler.reset.Resting;
import games.kumite.brawler.round.Reveal;
import games.kumite.brawler.round.RoundServices;
import games.kumite.brawler.round.TurnCycle;
import games.kumite.brawler.round.TurnOrder;
import games.kumite.brawler.setup.Dealing;
import games.kumite.brawler.setup.SetupServices;
import jakarta.inject.Inject;

/** All services of the rules, as states hand them to steps. Immutable. */
record BrawlerServices(
    Dealing dealing,
    Reveal reveal,
    TurnOrder turnOrder,
    TurnCycle turns,
    HeroAttack heroAttack,
    Flipping flipping,
    Resting resting,
    Recovery recovery)
    implements SetupServices, RoundServices, AttackServices, ResetServices {

  @Inject
  BrawlerServices {}
}
