package games.kumite.bigtrouble.round;

import games.kumite.bigtrouble.acttwo.CardTexts;
import games.kumite.bigtrouble.content.BigTroubleCard;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.text.Carry;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.enemy.EnemyPhase;
import games.kumite.bigtrouble.item.AnyTime;
import games.kumite.bigtrouble.spawn.Spawning;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Stage;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.track.Threat;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** The steps of a round: those of Act I and of Act II differ at its start and at its end. */
enum Round implements Step<Trouble> {
  /** The beginning of a round. */
  BEGIN {
    @Override
    public void run(Trouble trouble) {
      trouble.set(Num.ROUND, trouble.get(Num.ROUND) + 1);
      trouble.set(Num.FIRST, Trouble.NOBODY); // BT-RUL-57
      trouble.tell(ROUND, trouble.get(Num.ROUND), trouble.get(Num.ACT));
      trouble.then(trouble.get(Num.ACT) == 1 ? CARD_FIRST : EFFECTS_FIRST, Stage.ROUND, BEGIN);
    }
  },
  /** Act I: a Big Trouble card, then the heroes (BT-RND-02). */
  CARD_FIRST {
    @Override
    public void run(Trouble trouble) {
      AnyTime.open(trouble); // BT-RUL-89
      trouble.then(CARD, Stage.BIG_TROUBLE, HEROES);
    }
  },
  /** Act II: the effects of showdown cards at the start of a round, then the heroes (BT-RND-03). */
  EFFECTS_FIRST {
    @Override
    public void run(Trouble trouble) {
      CardTexts.carryOut(trouble, Trigger.ON_ROUND_START);
      trouble.then(HEROES);
    }
  },
  /** The top card, which is revealed and resolved (BT-BTC-01 to BT-BTC-03). */
  CARD {
    @Override
    public void run(Trouble trouble) {
      int token = trouble.cards().top(trouble.zones().bigTrouble);
      if (token < 0) {
        return; // BT-RUL-33: no deck of the owner's own
      }
      trouble.move(token, trouble.zones().revealed);
      trouble.tell(CARD_REVEALED, token);
      trouble.then(CARD_THREAT, CARD_EFFECTS, CARD_SPAWNS);
    }
  },
  /** The card's threat, which may end the act (BT-BTC-04). */
  CARD_THREAT {
    @Override
    public void run(Trouble trouble) {
      if (trouble.get(Num.ROUND) > 1) { // BT-BTC-02
        Threat.advance(trouble, card(trouble).entry().threat());
      }
    }
  },
  /** The card's effect. */
  CARD_EFFECTS {
    @Override
    public void run(Trouble trouble) {
      if (trouble.get(Num.ROUND) > 1) {
        Carry.out(trouble, card(trouble).effects(), Occasion.nobodys());
      }
    }
  },
  /** The card's minions, and its way to the bottom of the deck. */
  CARD_SPAWNS {
    @Override
    public void run(Trouble trouble) {
      BigTroubleCard card = card(trouble);
      int space = trouble.board().at(card.entry().space()); // BT-BTC-05
      for (int tier = 0; tier < trouble.terms().tiers; tier++) { // BT-BTC-07, BT-BTC-08, BT-RUL-04
        for (int type : card.tiers().get(tier)) {
          Spawning.spawn(trouble, type, space);
        }
      }
      trouble.moveToBottom(trouble.cards().top(trouble.zones().revealed), trouble.zones().bigTrouble);
    }
  },
  /** The hero phase from the choice of the first player on. */
  HEROES {
    @Override
    public void run(Trouble trouble) {
      trouble.ask(FirstPlayer.CHOOSE); // BT-RND-04
      trouble.then(new HeroPhase(0), Stage.HERO_PHASE, ENEMIES);
    }
  },
  /** The enemy phase, then in Act II the end of the round. */
  ENEMIES {
    @Override
    public void run(Trouble trouble) {
      AnyTime.open(trouble); // BT-RUL-89
      trouble.then(ENEMIES_ACT, Stage.ENEMY_PHASE);
      if (trouble.get(Num.ACT) == 2) {
        trouble.then(THREAT, BEFORE_UPKEEP, UPKEEP);
        trouble.then(Stage.UPKEEP);
      }
    }
  },
  /** The deeds of all enemies (BT-RND-08). */
  ENEMIES_ACT {
    @Override
    public void run(Trouble trouble) {
      EnemyPhase.begin(trouble);
    }
  },
  /** Act II: the advance of the threat, which may lose the game (BT-RND-10, BT-RND-11). */
  THREAT {
    @Override
    public void run(Trouble trouble) {
      trouble.add(Num.ADVANCES, 1);
      Threat.advance(trouble, 1);
    }
  },
  /** BT-RUL-89. */
  BEFORE_UPKEEP {
    @Override
    public void run(Trouble trouble) {
      AnyTime.open(trouble);
    }
  },
  /** The effects of showdown cards in upkeep. */
  UPKEEP {
    @Override
    public void run(Trouble trouble) {
      CardTexts.carryOut(trouble, Trigger.ON_UPKEEP);
    }
  };

  private static final EventType ROUND = EventType.of("round", "BT-RND-01").number("round").number("act");
  private static final EventType CARD_REVEALED = EventType.of("big-trouble", "BT-BTC-01").card("card");

  private static BigTroubleCard card(Trouble trouble) {
    int token = trouble.cards().top(trouble.zones().revealed);
    return trouble.content().bigTrouble().get(trouble.zones().bigTrouble(trouble.cards().face(token)));
  }
}
