package games.kumite.bigtrouble.acttwo;

import games.kumite.bigtrouble.content.ActTwo;
import games.kumite.bigtrouble.content.Dice;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.text.Carry;
import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.showdown.Showdowns;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** The steps of setting up Act II, in the order of BT-ACT2-38. */
public enum ActTwoSetup implements Step<Trouble> {
  /** The whole setup. */
  BEGIN {
    @Override
    public void run(Trouble trouble) {
      trouble.then(BOARD, FATE, TRACKS);
      trouble.then(CARDS, SETUP_CARD, TEXTS);
      trouble.then(READY);
    }
  },
  /** Act I leaves the board, which is turned (BT-ACT2-03, BT-ACT2-04). */
  BOARD {
    @Override
    public void run(Trouble trouble) {
      Clearing.clear(trouble);
      trouble.set(Num.ACT, 2);
      trouble.set(Num.ROUND, 0);
      trouble.tell(LAIR);
      Showdowns.gainKeys(trouble, 0); // BT-ACT2-17: with one player the arena is open from the start
    }
  },
  /** BT-ACT2-06, BT-FAT-17. */
  FATE {
    @Override
    public void run(Trouble trouble) {
      int sides = trouble.content().dice().fate().size();
      for (int die = 0; die < Dice.FATE_DICE; die++) {
        trouble.set(Num.FATE_PLACES + die, Num.IN_POOL);
        trouble.set(Num.FATE_ORDER + die, 0);
        trouble.set(Num.FATE_SPENT + die, 0);
        int face = trouble.random().die("fate", die + 1, sides) - 1;
        trouble.set(Num.FATE_FACES + die, face);
        trouble.tell(trouble.terms().tidings.fate, die + 1, face);
      }
    }
  },
  /**
   * Lo Pan's health and the threat token (BT-ACT2-12, BT-ACT2-13): before any text, so that the effects of texts are
   * not undone.
   */
  TRACKS {
    @Override
    public void run(Trouble trouble) {
      trouble.setBoss(trouble.loPan(), Num.BOSS_HEALTH, trouble.startingHealth(trouble.loPan()));
      trouble.set(Num.THREAT, trouble.terms().startingThreat(trouble.terms().players.secondActThreat()));
    }
  },
  /** The showdown cards, with heroes, enemies and tokens (BT-ACT2-08 to BT-ACT2-10). */
  CARDS {
    @Override
    public void run(Trouble trouble) {
      Laying.lay(trouble);
    }
  },
  /** Lo Pan, his minions, and the effects of the setup card (BT-ACT2-02, BT-ACT2-11). */
  SETUP_CARD {
    @Override
    public void run(Trouble trouble) {
      ActTwo card = trouble.content().actTwo().get(trouble.get(Num.FILLED));
      int space = trouble.board().at(card.entry().space());
      trouble.setBoss(trouble.loPan(), Num.BOSS_SPACE, space);
      trouble.tell(trouble.terms().tidings.spawned, Enemy.boss(trouble.loPan()), trouble.spaceNumber(space));
      Carry.out(trouble, card.effects(), Occasion.nobodys());
      if (trouble.seats() > 2) {
        Carry.out(trouble, card.threePlayers(), Occasion.nobodys());
      }
    }
  },
  /** The effects of showdown cards when they are laid out. */
  TEXTS {
    @Override
    public void run(Trouble trouble) {
      CardTexts.carryOut(trouble, Trigger.ON_SETUP);
    }
  },
  /** The ability tokens; all is ready (BT-ACT2-14). */
  READY {
    @Override
    public void run(Trouble trouble) {
      for (int seat = 0; seat < trouble.seats(); seat++) {
        trouble.setSeat(seat, Num.SPENT, 0);
      }
      trouble.tell(BEGINS, trouble.boss(trouble.loPan(), Num.BOSS_HEALTH), trouble.get(Num.THREAT));
    }
  };

  private static final EventType LAIR = EventType.of("lair", "BT-ACT2-03");
  private static final EventType BEGINS =
      EventType.of("showdown-begins", "BT-ACT2-12").number("lo-pan").number("threat");
}
